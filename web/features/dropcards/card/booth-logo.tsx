import classes from '../leads/holders-panel.module.css';

/** A decoration: the name stands beside it. */
export function BoothLogo({ name, logo }: { name: string; logo: string | null }) {
  return (
    <span className={classes.logo} aria-hidden>
      {logo ? <img src={logo} alt="" /> : Array.from(name.trim())[0]?.toLocaleUpperCase()}
    </span>
  );
}
