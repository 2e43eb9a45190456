import { followRoomImages } from './images';
import type { RoomScriptMessages } from './messages';
import { openSheets } from './sheets';
import { followStay } from './stay';
import { followTray } from './tray';

/** Adds what HTML alone can't do to the rooms in `root`, until `signal` aborts. */
export function enhanceRooms(
  root: HTMLElement,
  messages: RoomScriptMessages,
  signal: AbortSignal,
): void {
  followRoomImages(root, messages, signal);
  const showStay = followStay(root, messages, signal);
  const showChoice = followTray(root, messages, signal);
  openSheets(root, messages, signal, (sheet) => {
    followRoomImages(sheet, messages, signal);
    showStay();
    showChoice();
  });
}
