import { ProgramFrame } from './program-frame.tsx';
import { ProgramLoaded } from './program-loaded.tsx';
import { ProgramView } from './program-view.tsx';
import { usePublicProgram, usePublicSessions } from './use-public-program.ts';

/** The program on the public page, for everyone. */
export function ProgramSection({ slug }: { slug: string }) {
  const places = usePublicSessions(slug);
  return (
    <ProgramLoaded query={usePublicProgram(slug)}>
      {(program) => (
        <ProgramFrame program={program} {...places}>
          <ProgramView under={2} />
        </ProgramFrame>
      )}
    </ProgramLoaded>
  );
}
