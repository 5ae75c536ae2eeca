import { toast } from '../dialog/toasts.ts';
import { text } from '../text.ts';

/** On the part of a form whose picture is still on its way: the form gets the name under which it is stored. */
export const UPLOADING = 'data-uploading';

/** Whether one is on its way, which is said: what is saved or taken over now would go on without it. */
export function stillUploading(within: ParentNode = document): boolean {
  if (within.querySelector(`[${UPLOADING}]`) === null) return false;
  toast(text('umum.foto_dikirim'));
  return true;
}
