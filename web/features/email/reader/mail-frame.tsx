import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { elsewhereOptions, filePictureOptions } from '../email.api.ts';
import { drawMail, foldQuote, type WaitingPicture } from './reader.frame.ts';
import classes from './mail-frame.module.css';
import { paperStyle } from './reader.paper.ts';

interface MailFrameProps {
  emailId: number;
  message: string;
  subject: string;
  showsPictures: boolean;
  foldsQuote: boolean;
}

/** Not by markup, which the page's policy refuses: the frame has the policy of its page. */
function dress(paper: Document) {
  const Sheet = paper.defaultView?.CSSStyleSheet;
  if (!Sheet) return;
  const sheet = new Sheet();
  sheet.replaceSync(paperStyle);
  paper.adoptedStyleSheets = [sheet];
}

/** As high as what is written on it; the answer stops it. */
function keepHeight(frame: HTMLIFrameElement, paper: Document) {
  const fit = () => {
    frame.style.height = `${Math.ceil(paper.body.getBoundingClientRect().height)}px`;
  };
  const observer = new ResizeObserver(fit);
  observer.observe(paper.body);
  fit();
  return () => observer.disconnect();
}

function useDrawnMail({ message, foldsQuote }: MailFrameProps) {
  const t = useTranslations('email.reader');
  const ref = useRef<HTMLIFrameElement>(null);
  const [pictures, setPictures] = useState<WaitingPicture[]>([]);
  const fold = t('quoted');
  useEffect(() => {
    const frame = ref.current;
    if (!frame) return undefined;
    let stop: (() => void) | undefined;
    const draw = () => {
      const paper = frame.contentDocument;
      stop?.();
      if (!paper) return;
      const drawn = drawMail(message, paper);
      if (foldsQuote) foldQuote(drawn.body, fold);
      dress(paper);
      paper.body.replaceChildren(drawn.body);
      setPictures(drawn.pictures);
      const stopHeight = keepHeight(frame, paper);
      const stopKeys = passKeysOn(paper);
      stop = () => {
        stopHeight();
        stopKeys();
      };
    };
    draw();
    // Some browsers put an empty page in place of the first one.
    frame.addEventListener('load', draw);
    return () => {
      frame.removeEventListener('load', draw);
      stop?.();
    };
  }, [message, foldsQuote, fold]);
  return { ref, pictures };
}

/** Pictures come through our own server, as the signed-in person; those from elsewhere when asked for. */
function usePictures(emailId: number, pictures: readonly WaitingPicture[], shows: boolean) {
  const client = useQueryClient();
  useEffect(() => {
    const addresses: string[] = [];
    let isOver = false;
    const fetchFor = async ({ show, of }: WaitingPicture) => {
      const content = await ('fileId' in of
        ? client.query({ ...filePictureOptions(of.fileId), staleTime: 'static' })
        : client.query({ ...elsewhereOptions(emailId, of.elsewhere), staleTime: 'static' }));
      if (isOver) return;
      const address = URL.createObjectURL(content);
      addresses.push(address);
      show(address);
    };
    for (const picture of pictures) {
      // What cannot be had stays its words.
      if (shows || 'fileId' in picture.of) void fetchFor(picture).catch(() => undefined);
    }
    return () => {
      isOver = true;
      for (const address of addresses) URL.revokeObjectURL(address);
    };
  }, [client, emailId, pictures, shows]);
}

/** A mail on paper of its own: no script runs there, and nothing is asked of anybody. */
export function MailFrame(props: MailFrameProps) {
  const t = useTranslations('email.reader');
  const { ref, pictures } = useDrawnMail(props);
  usePictures(props.emailId, pictures, props.showsPictures);
  return (
    <iframe
      ref={ref}
      className={classes.paper}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      title={t('message', { subject: props.subject })}
    />
  );
}

/** Keys pressed in a mail do what they do beside it; the answer stops it. */
function passKeysOn(paper: Document): () => void {
  const pass = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (ctrlKey || metaKey || ['Tab', 'Enter', ' '].includes(key) || key.startsWith('Arrow'))
      return;
    document.dispatchEvent(
      new KeyboardEvent('keydown', { key, altKey, ctrlKey, metaKey, shiftKey, bubbles: true }),
    );
  };
  paper.addEventListener('keydown', pass);
  return () => paper.removeEventListener('keydown', pass);
}
