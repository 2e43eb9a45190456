declare module '@adobe/structured-data-validator' {
  export default class Validator {
    constructor(vocabulary: object);
    validate(
      found: object,
    ): Promise<{ severity: string; rootType: string; issueMessage: string }[]>;
  }
}

declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    constructor(options: object);
    parse(html: string): object;
  }
}
