import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SettingsForm } from '@/app/(staff)/admin/config/settings-form';
import { MediaProvider } from '@/components/admin/media/media-context';
import { NO_SETTINGS, type SettingsFields } from '@/lib/settings/form';
import { renderPt } from '../support/intl';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

it.each(['Telefone', 'WhatsApp'])('does not cut off a number pasted into %s', async (label) => {
  const refused = { ok: false, code: 'invalid' } as const;
  const save = jest.fn(async (_: { fields: SettingsFields }) => refused);
  renderPt(
    <MediaProvider actions={{ save: jest.fn(), remove: jest.fn() }}>
      <SettingsForm config={NO_SETTINGS} version={null} save={save} />
    </MediaProvider>,
  );
  const field = screen.getByLabelText(label);
  field.focus();
  // Without its last digit it would be another valid number.
  await userEvent.paste('+55 (041) 9 0000-0000');
  fireEvent.click(screen.getByRole('button', { name: 'Salvar Configurações' }));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  const { phone, whatsapp } = save.mock.calls[0]?.[0].fields ?? {};
  expect([phone, whatsapp]).toContain('+55 (041) 9 0000-0000');
});
