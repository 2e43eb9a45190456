/** Prints lines of texts as columns: the first one left-aligned, the others right-aligned. */
export function printTable(lines) {
  const widths = lines[0].map((_, i) => Math.max(...lines.map((line) => String(line[i]).length)));
  const pad = (text, i) => {
    const cell = String(text);
    return i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]);
  };
  console.log(`\n${lines.map((line) => line.map(pad).join('  ').trimEnd()).join('\n')}\n`);
}
