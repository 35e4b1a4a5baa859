import type { ReactNode } from 'react';

interface OpeningProps {
  /** Whose it is. */
  over: string;
  title: string;
  when?: ReactNode;
  lead?: string;
  picture?: string | null;
}

/** The first words of a public page, as the server has already written them. */
export function Opening({ over, title, when, lead = '', picture = null }: OpeningProps) {
  return (
    <header className="opening">
      <div className="opening-inner">
        <div className="opening-words">
          <p className="opening-over">{over}</p>
          <h1>{title}</h1>
          {when && <p className="opening-line">{when}</p>}
          {lead && <p className="opening-lead">{lead}</p>}
        </div>
        {picture && <img className="opening-picture" src={picture} alt="" />}
      </div>
    </header>
  );
}
