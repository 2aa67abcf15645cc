import SwiftUI

struct MailRow: View {
  let mail: Mail

  var body: some View {
    HStack {
      Image(systemName: mail.isUnread ? "envelope.badge" : "envelope")
      Text(mail.subject)
        .font(.headline)
      Spacer()
    }
    .padding(.vertical, 4)
  }
}

#Preview { MailRow(mail: Mail(id: 1, subject: "Preview")) }

#Preview("Read", traits: .sizeThatFitsLayout) {
  let mail = Mail(id: 2, subject: "Read", isUnread: false)
  MailRow(mail: mail)
}
