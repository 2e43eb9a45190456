/** The square meters of a text such as '32 m²'; null for a range, or where there is no number. */
export function areaInText(text: string): number | null {
  const [, digits] =
    /^(?:cerca de )?(\d{1,3}(?:[.,]\d{1,2})?)\s*m[²2]?(?!\S)[^\d]*$/i.exec(text.trim()) ?? [];
  const area = digits ? Number(digits.replace(',', '.')) : 0;
  return area > 0 ? area : null;
}
