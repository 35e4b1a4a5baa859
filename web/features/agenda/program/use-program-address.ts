import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type ProgramSearch, readProgramSearch } from './program.address.ts';

/** Which part of the program is shown stands in the address: it can be kept and sent to someone. */
export function useProgramAddress() {
  const all = useSearch({ strict: false });
  const navigate = useNavigate();
  return useMemo(() => {
    const search = readProgramSearch(all);
    const change = (part: ProgramSearch, isStep = false): void =>
      void navigate({
        to: '.',
        search: (before: object) => readProgramSearch({ ...before, ...part }),
        replace: !isStep,
        resetScroll: false,
      });
    return { search, change };
  }, [all, navigate]);
}
