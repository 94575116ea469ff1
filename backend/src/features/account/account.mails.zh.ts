/** Chinese words of the account's mails, in simplified characters, with 你. */
export const MAIL_TEXTS_ZH = {
  verify: {
    subject: '请确认你的邮箱',
    preheader: '再走一步，账号就可以用了。',
    lines: ['欢迎来到 {app}。请确认这个邮箱是你的，之后账号就可以用了。'],
    button: '确认我的邮箱',
    after: ['链接在 {hours} 小时内有效，只能使用一次。', '如果你没有注册过账号，不需要做任何事。'],
  },
  reset: {
    subject: '设置新密码',
    preheader: '链接在 {minutes} 分钟内有效。',
    lines: ['有人（很可能是你）为你的 {app} 账号申请了新密码。'],
    button: '设置新密码',
    after: ['链接在 {minutes} 分钟内有效，只能使用一次。', '如果不是你申请的，不需要做任何事，密码保持不变。'],
  },
  already_registered: {
    subject: '你已经有账号了',
    preheader: '请登录，或设置新密码。',
    lines: ['有人（很可能是你）想用这个邮箱在 {app} 注册账号。这个邮箱已经有账号，没有任何改动。'],
    button: '登录',
    second: '忘记密码了？在这里设置新密码：',
    after: ['如果不是你，不需要做任何事。'],
  },
  verify_change: {
    subject: '请确认你的新邮箱',
    preheader: '确认之前，一切保持不变。',
    lines: ['你想把这个邮箱用于你的 {app} 账号。在你确认之前，仍使用原来的邮箱。'],
    button: '确认我的新邮箱',
    after: ['链接在 {hours} 小时内有效，只能使用一次。', '如果不是你申请的，不需要做任何事，一切保持不变。'],
  },
  email_changed: {
    subject: '你的邮箱已更改',
    preheader: '你的账号换了新邮箱。',
    lines: [
      '你的 {app} 账号的邮箱已更改。从现在起，请用新邮箱登录，我们的邮件也会寄到那里。',
      '如果是你本人操作的，就没有问题。如果不是，请尽快写信到 {support}。',
    ],
  },
  password_changed: {
    subject: '你的密码已更改',
    preheader: '如果是你本人操作的，就没有问题。',
    lines: [
      '你的 {app} 账号的密码已更改，其他设备已退出登录。',
      '如果是你本人操作的，就没有问题。如果不是，请现在就设置新密码。',
    ],
    button: '设置新密码',
  },
  account_deleted: {
    subject: '你的账号已删除',
    preheader: '再见，请多保重。',
    lines: [
      '你的 {app} 账号已删除，你的建议、聊天，以及由你开启的伴侣会话也一并删除。如果你有订阅，它已终止。',
      '你在别人开启的会话中写下的内容会留在他们那里，显示你当时使用的名字，但不再通过任何账号与你关联。',
      '这是我们的最后一封邮件。请照顾好自己。',
    ],
  },
  admin_password_changed: {
    subject: '管理密码已更改',
    preheader: '这封邮件会发给所有所有者。',
    lines: [
      '{app} 的一位所有者更改了管理密码，旧密码已失效。',
      '如果这是你们商定的，就没有问题。如果不是，请现在为你自己的账号设置新密码，更改管理密码，并查看审计日志。',
    ],
    button: '设置新密码',
  },
  token_made: {
    subject: '已为你的账号创建 API 令牌',
    preheader: '现在有程序可以以你的名义操作。',
    lines: [
      '{app} 的一位所有者为你的账号创建了 API 令牌。持有它的程序可以以你的名义做令牌允许的事，例如读取你的历史记录。',
      '如果是你要求的，就没有问题。如果不是，请尽快写信给 {support}。',
    ],
  },
};
