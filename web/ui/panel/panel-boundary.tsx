import { Component, type ReactNode } from 'react';
import { BrokenPanel } from './broken-panel.tsx';

interface State {
  isBroken: boolean;
}

/** React has no other way to catch what a child throws while it draws. */
export class PanelBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { isBroken: false };

  static getDerivedStateFromError(): State {
    return { isBroken: true };
  }

  tryAgain = () => this.setState({ isBroken: false });

  override render() {
    return this.state.isBroken ? <BrokenPanel onRetry={this.tryAgain} /> : this.props.children;
  }
}
