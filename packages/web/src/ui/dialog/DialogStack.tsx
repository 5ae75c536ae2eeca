import { useStore } from '../store.ts';
import { Dialog } from './Dialog.tsx';
import { closeDialog, dialogs } from './dialogs.ts';
import { ProgressDialog } from './ProgressDialog.tsx';
import { QuestionBody } from './QuestionBody.tsx';

/** Draws the dialogs that were opened from code, and the progress of long work. */
export function DialogStack() {
  const list = useStore(dialogs);
  return (
    <>
      {list.map(({ id, title, size, dismissible, content, question }) => (
        <Dialog key={id} opened onClose={() => closeDialog(id)} title={title} size={size} dismissible={dismissible}>
          {question ? <QuestionBody {...question} /> : content?.(() => closeDialog(id))}
        </Dialog>
      ))}
      <ProgressDialog />
    </>
  );
}
