import SwiftUI

struct GuestKeyRow: View {
  let key: GuestKey
  let pause: () -> Void
  let revoke: () -> Void

  var body: some View {
    HStack {
      Image(systemName: key.isPaused ? "key.slash" : "key")
      VStack(alignment: .leading) {
        Text(key.holder).font(.headline)
        Text(key.doors.joined(separator: ", ")).font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      if key.isPaused { Text("paused").font(.caption) }
      Menu {
        Button(key.isPaused ? "Resume" : "Pause", action: pause)
        Button("Revoke", role: .destructive, action: revoke)
      } label: {
        Image(systemName: "ellipsis.circle").accessibilityLabel("More")
      }
    }
  }
}
