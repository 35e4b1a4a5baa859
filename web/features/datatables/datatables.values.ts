/** The sample comes as the spec writes it: $12345.67 and MM/DD/YYYY. These are its values. */
export const amountOf = (salary: string): number => Number(salary.replace('$', ''));

export function dayOf(date: string): Date {
  const [month = 1, day = 1, year = 1970] = date.split('/').map(Number);
  return new Date(Date.UTC(year, month - 1, day));
}

export const yearsOf = (experience: string): number => Number.parseInt(experience, 10);
