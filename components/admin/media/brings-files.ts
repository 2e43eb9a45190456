/** Whether what is dragged, over an element or the page, holds files. */
export const bringsFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }): boolean =>
  dataTransfer?.types.includes('Files') ?? false;
