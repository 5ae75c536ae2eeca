/** What other features may use of approvals. */
export { grantApproval, useApproval } from '../../engine/approval.ts';
export { tandaiBatal } from './tandai-batal.ts';
