import { bannerSources } from '@plenum/contract/kernel/picture-sizes.ts';
import type { ReactNode } from 'react';

interface OpeningProps {
  /** Whose it is. */
  over: string;
  title: string;
  when?: ReactNode;
  lead?: string;
  picture?: string | null;
  /** How to come: a link. */
  way?: ReactNode;
  /** Shown within another page, which has a heading of its own. */
  isPicture?: boolean;
}

/** The first words of a public page, as the server has already written them. */
export function Opening(props: OpeningProps) {
  const { over, title, when, lead = '', picture = null, way, isPicture = false } = props;
  const [Frame, Title] = isPicture ? (['div', 'p'] as const) : (['header', 'h1'] as const);
  return (
    <Frame className="opening">
      <div className="opening-inner">
        <div className="opening-words">
          {over && <p className="opening-over">{over}</p>}
          <Title className="opening-title">{title}</Title>
          {when && <p className="opening-line">{when}</p>}
          {lead && <p className="opening-lead">{lead}</p>}
          {way && <p className="opening-way">{way}</p>}
        </div>
        {picture && <img className="opening-picture" {...bannerSources(picture, '100vw')} alt="" />}
      </div>
    </Frame>
  );
}
