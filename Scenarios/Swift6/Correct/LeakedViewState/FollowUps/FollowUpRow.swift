import SwiftUI

struct FollowUp: Identifiable, Hashable, Sendable {
  let id: Int
  let title: String

  static let open: [FollowUp] = (1...45).map { FollowUp(id: $0, title: "Follow-up \($0)") }
}

struct FollowUpRow: View {
  let followUp: FollowUp

  @State private var showsHint = false

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack {
        Text(followUp.title)
        Spacer()
        Button("Why?") { showsHint.toggle() }
          .buttonStyle(.borderless)
      }
      if showsHint {
        Text("A result was outside of its range. Repeat the test within two weeks.")
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
    }
    .onChange(of: followUp.id) {
      // The cell went to another follow-up.
      showsHint = false
    }
  }
}

#Preview {
  FollowUpRow(followUp: FollowUp.open[0])
}
