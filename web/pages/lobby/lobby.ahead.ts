import { bannerSources } from '@plenum/contract/kernel/picture-sizes.ts';
import { preload } from 'react-dom';
import { stars } from '../../features/agenda/mine/mine.live.ts';
import { programOptions } from '../../features/agenda/program/program.api.ts';
import { directoryOptions } from '../../features/profiles/profiles.api.ts';
import { stages } from '../../features/stages/stages.live.ts';
import { readEventAhead } from '../../platform/loading/read-event-ahead.ts';
import { onlineOptions, shownAnnouncements, shows } from './lobby.queries.ts';

export const mostFaces = 7;

/** Some of those who are there, and may be found. */
export const facesOptions = (eventId: number) =>
  directoryOptions(eventId, { online: true, perPage: mostFaces });

/** From edge to edge. */
export const heroSources = (banner: string) => bannerSources(banner, '100vw');

const preloadBanner = (banner: string) => {
  const { src, srcSet, sizes } = heroSources(banner);
  preload(src, {
    as: 'image',
    fetchPriority: 'high',
    ...(srcSet && { imageSrcSet: srcSet, imageSizes: sizes }),
  });
};

/** All that is in sight before anybody scrolls. */
export const readLobby = () =>
  readEventAhead((client, event) => {
    if (event.banner) preloadBanner(event.banner);
    return [
      client.query(onlineOptions(event.id)),
      client.query(stages.options(event.id)),
      ...(event.state === 'draft' ? [] : [client.query(shownAnnouncements.options(event.slug))]),
      ...(shows(event, 'people') ? [client.query(facesOptions(event.id))] : []),
      ...(shows(event, 'program')
        ? [client.query(programOptions(event.slug)), client.query(stars.options(event.id))]
        : []),
    ];
  });
