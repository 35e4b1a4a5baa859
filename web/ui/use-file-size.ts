import { useFormatter } from 'use-intl';

const kilo = 1024;

export function useFileSize(): (bytes: number) => string {
  const format = useFormatter();
  return (bytes) =>
    bytes < kilo * kilo
      ? format.number(Math.max(Math.round(bytes / kilo), 1), { style: 'unit', unit: 'kilobyte' })
      : format.number(bytes / kilo / kilo, {
          style: 'unit',
          unit: 'megabyte',
          maximumFractionDigits: 1,
        });
}
