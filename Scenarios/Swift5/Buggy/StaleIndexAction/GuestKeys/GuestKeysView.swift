import SwiftUI

struct GuestKeysView: View {
  @State private var ring = GuestKeyRing()
  @State private var isAsking = false
  @State private var isInviting = false
  @State private var newHolder = ""

  var body: some View {
    NavigationStack {
      List {
        Section("\(ring.keys.count) keys are out") {
          ForEach(ring.keys) { key in
            GuestKeyRow(key: key, pause: { ring.pause(key.id) }, revoke: { ask(about: key) })
              .swipeActions { Button("Revoke") { ask(about: key) }.tint(.red) }
              .alert("Revoke key?", isPresented: $isAsking) {
                Button("Revoke", role: .destructive) { ring.revoke(key.id) }
                Button("Cancel", role: .cancel) {}
              } message: {
                Text("\(key.holder) can't open \(key.doors.joined(separator: ", ")) any more.")
              }
          }
        }
        Section("History") {
          if ring.history.isEmpty { Text("Nothing has happened").foregroundStyle(.secondary) }
          ForEach(Array(ring.history.enumerated()), id: \.offset) { Text($0.element) }
        }
      }
      .navigationTitle("Guest keys")
      .toolbar { Button("Invite") { isInviting = true } }
      .sheet(isPresented: $isInviting) { inviteSheet }
    }
  }

  private func ask(about key: GuestKey) {
    isAsking = true
  }

  private var inviteSheet: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $newHolder)
        Button("Give a key") {
          ring.invite(newHolder)
          newHolder = ""
          isInviting = false
        }
        .disabled(newHolder.isEmpty)
      }
      .navigationTitle("New guest")
    }
  }
}
