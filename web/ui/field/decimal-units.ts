/** The point is moved in the text, so that nothing is lost in a division: 12.5 with two digits is 1250. */
export function unitsOf(text: string, digits: number): number | null {
  const parts = /^(-?)(\d*)(?:\.(\d*))?$/.exec(text);
  if (!parts) return null;
  const [, sign = '', whole = '', part = ''] = parts;
  if (whole === '' && part === '') return null;
  return Number(`${sign}${whole}${part.slice(0, digits).padEnd(digits, '0')}`);
}

/** The other way round; where it is not an amount, without zeros that say nothing. */
export function textOfUnits(units: number, digits: number, isFixed: boolean): string {
  const figures = String(Math.abs(units)).padStart(digits + 1, '0');
  const whole = figures.slice(0, figures.length - digits);
  const part = digits > 0 ? figures.slice(-digits) : '';
  const shown = isFixed ? part : part.replace(/0+$/, '');
  return `${units < 0 ? '-' : ''}${whole}${shown && `.${shown}`}`;
}
