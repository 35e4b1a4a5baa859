import '@mantine/tiptap/styles.layer.css';
import '../styles/rich-text.css';
import { RichTextEditor as Frame } from '@mantine/tiptap';
import { Link } from '@tiptap/extension-link';
import { useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useRef } from 'react';
import { config } from '../../platform/config.ts';
import classes from './rich-text.module.css';
import { PictureControl, PictureWords, type TextPictures } from './picture-control.tsx';
import { PictureNode } from './picture-node.ts';
import { safeLink } from './safe-link.ts';
import { useEditorLabels } from './use-editor-labels.ts';

interface RichTextEditorProps {
  label: string;
  html: string;
  onChange: (html: string) => void;
  /** Where one begins to write; not at all where another field comes first. */
  begins?: 'start' | 'end' | false;
  /** Fills the height of what it stands in. */
  isTall?: boolean;
  /** Of an article: it has headings and pictures. */
  pictures?: TextPictures | undefined;
}

const isSafe = (address: string) => safeLink(address) !== undefined;

const link = Link.configure({
  protocols: ['http', 'https', 'mailto'],
  defaultProtocol: 'https',
  openOnClick: false,
  isAllowedUri: isSafe,
  shouldAutoLink: isSafe,
});
const plain = { link: false, codeBlock: false, horizontalRule: false } as const;
const extensions = [StarterKit.configure({ ...plain, heading: false }), link];
const ofArticles = [
  StarterKit.configure({ ...plain, heading: { levels: [2, 3] } }),
  link,
  PictureNode,
];

/** Loaded when somebody wants to write; takes and gives HTML. */
export function RichTextEditor({
  label,
  html,
  onChange,
  begins = 'end',
  isTall = false,
  pictures,
}: RichTextEditorProps) {
  const labels = useEditorLabels();
  const written = useRef(html);
  const editor = useEditor({
    extensions: pictures ? ofArticles : extensions,
    content: html,
    autofocus: begins,
    injectNonce: config.styleNonce(),
    editorProps: { attributes: { 'aria-label': label, role: 'textbox', 'aria-multiline': 'true' } },
    onUpdate: ({ editor }) => {
      written.current = editor.isEmpty ? '' : editor.getHTML();
      onChange(written.current);
    },
  });
  // Changed from elsewhere, not by who writes here.
  useEffect(() => {
    if (html === written.current) return;
    written.current = html;
    editor?.commands.setContent(html, { emitUpdate: false });
  }, [editor, html]);
  return (
    <Frame editor={editor} labels={labels} {...(isTall && { className: classes.tall ?? '' })}>
      <Frame.Toolbar>
        {pictures && (
          <Frame.ControlsGroup>
            <Frame.H2 />
            <Frame.H3 />
            <Frame.Blockquote />
            <PictureControl pictures={pictures} />
          </Frame.ControlsGroup>
        )}
        <Frame.ControlsGroup>
          <Frame.Bold />
          <Frame.Italic />
          <Frame.Underline />
          <Frame.Strikethrough />
        </Frame.ControlsGroup>
        <Frame.ControlsGroup>
          <Frame.BulletList />
          <Frame.OrderedList />
        </Frame.ControlsGroup>
        <Frame.ControlsGroup>
          <Frame.Link />
          <Frame.Unlink />
          <Frame.ClearFormatting />
        </Frame.ControlsGroup>
        {pictures && <PictureWords />}
      </Frame.Toolbar>
      <Frame.Content className={classes.content} />
    </Frame>
  );
}
