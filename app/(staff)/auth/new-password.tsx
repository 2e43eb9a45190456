import { AuthForm } from './auth-form';
import { AuthFrame } from './auth-frame';
import type { AuthAction, AuthTexts } from './sign-in';

export function NewPassword({ texts, action }: { texts: AuthTexts; action: AuthAction }) {
  return (
    <AuthFrame heading={texts.updateHeading} lead={texts.updateLead}>
      <AuthForm
        action={action}
        texts={{ ...texts, submit: texts.updateSubmit }}
        passwords={[
          {
            name: 'password',
            label: texts.newPassword,
            autoComplete: 'new-password',
            placeholder: texts.newPasswordPlaceholder,
          },
          { name: 'confirmation', label: texts.confirmation, autoComplete: 'new-password' },
        ]}
      />
    </AuthFrame>
  );
}
