import { createTheme, type CSSVariablesResolver } from '@mantine/core';

const dialogLook = {
  overlayProps: { backgroundOpacity: 0.35 },
  // A dialog's head is no banner of the page.
  attributes: { header: { role: 'none' } },
};

/** The component library in our colours; `tokens.css` holds what is ours alone. */
export const theme = createTheme({
  fontFamily: "'Inter Variable', system-ui, sans-serif",
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  headings: { fontWeight: '650', fontFamily: "'Inter Variable', system-ui, sans-serif" },
  spacing: { xs: '0.25rem', sm: '0.5rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '10px', xl: '999px' },
  defaultRadius: 'sm',
  shadows: { sm: 'var(--pl-shadow-low)', md: 'var(--pl-shadow-high)', xl: 'var(--pl-shadow-high)' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Popover: { defaultProps: { shadow: 'md' } },
    Menu: { defaultProps: { shadow: 'md' } },
    Drawer: { defaultProps: dialogLook },
    Modal: { defaultProps: dialogLook },
  },
  primaryColor: 'indigo',
  primaryShade: 6,
  black: '#171e2b',
  colors: {
    indigo: [
      '#eef1ff',
      '#dfe4ff',
      '#c3ccff',
      '#a0aeff',
      '#8090fb',
      '#6472f2',
      '#4c56dd',
      '#3f47bd',
      '#343a99',
      '#292e75',
    ],
    red: [
      '#fef3f2',
      '#fee4e2',
      '#fecdca',
      '#ff9b90',
      '#f97066',
      '#e0453a',
      '#c4281c',
      '#b42318',
      '#912018',
      '#7a271a',
    ],
    gray: [
      '#f7f8fa',
      '#f1f3f7',
      '#e4e7ee',
      '#d3d8e2',
      '#c0c7d3',
      '#667085',
      '#566175',
      '#434d60',
      '#2c3545',
      '#171e2b',
    ],
    dark: [
      '#e8eaf1',
      '#c6ccd9',
      '#a3acbd',
      '#8d96a9',
      '#39415a',
      '#2c3346',
      '#222839',
      '#1b2030',
      '#161b28',
      '#10141e',
    ],
  },
});

export const themeVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-error': 'var(--pl-danger)',
    '--mantine-color-placeholder': '#667085',
    '--mantine-color-dimmed': 'var(--pl-ink-soft)',
  },
  dark: {
    '--mantine-color-error': 'var(--pl-danger)',
    '--mantine-color-dimmed': 'var(--pl-ink-soft)',
    '--mantine-color-anchor': 'var(--pl-accent-ink)',
    // The library's own are nearly white: what is dangerous or leads on would not stand out.
    '--mantine-color-red-light-color': 'var(--pl-danger)',
    '--mantine-color-indigo-light-color': 'var(--pl-accent-ink)',
  },
});
