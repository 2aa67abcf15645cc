import SwiftUI

struct MessageRow: View {
  let message: Message

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Image(systemName: "envelope")
        .foregroundStyle(.tint)
      VStack(alignment: .leading) {
        Text(message.subject)
          .font(.body)
        Text(message.sender)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
    }
  }
}

#Preview(traits: .sizeThatFitsLayout) {
  MessageRow(message: Message(id: 1, sender: "Laboratory", subject: "Your results are in"))
}
