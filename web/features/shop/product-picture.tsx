import { smallOf } from '@plenum/contract/kernel/picture-sizes.ts';
import { IconPackage } from '@tabler/icons-react';
import classes from './product-picture.module.css';

interface ProductPictureProps {
  picture: string | null;
  /** Empty where the name stands beside it. */
  alt?: string;
  size?: 'small' | 'card' | 'whole';
  /** It is in sight at once. */
  isFirst?: boolean;
}

/** A picture of a thing for sale on its ground, or what stands for it. */
export function ProductPicture(props: ProductPictureProps) {
  const { picture, alt = '', size = 'card', isFirst = false } = props;
  return (
    <span className={classes.frame} data-size={size}>
      {picture ? (
        <img
          src={size === 'whole' ? picture : smallOf(picture)}
          alt={alt}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
        />
      ) : (
        <IconPackage stroke={1.25} aria-hidden />
      )}
    </span>
  );
}
