import { bannerSources, smallOf } from '@plenum/contract/kernel/picture-sizes.ts';
import { hueOf } from '@plenum/contract/kernel/drawn-picture.ts';
import type { HallBooth } from '@plenum/contract';
import classes from './booth-banner.module.css';

interface BoothBannerProps {
  booth: Pick<HallBooth, 'name' | 'logo' | 'banner'>;
  /** Seen at once and from edge to edge, not on the way down. */
  isFirst?: boolean;
}

/** The booth's own; without one it is drawn from the colours of its logo, else of its name. A decoration. */
export function BoothBanner({ booth: { name, logo, banner }, isFirst = false }: BoothBannerProps) {
  const loading = isFirst ? 'eager' : 'lazy';
  return (
    <span
      className={classes.banner}
      data-hue={hueOf(name)}
      data-drawn={banner === null || undefined}
    >
      {banner ? (
        <img
          {...bannerSources(banner, isFirst ? '100vw' : 'auto, 480px')}
          alt=""
          width={1600}
          height={640}
          loading={loading}
          decoding="async"
        />
      ) : (
        logo && <img src={smallOf(logo)} alt="" loading={loading} decoding="async" />
      )}
    </span>
  );
}
