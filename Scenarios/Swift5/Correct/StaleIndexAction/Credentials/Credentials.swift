import SwiftUI

struct Credential: Identifiable {
  let id: Int
  let site: String
  let user: String
}

final class CredentialVault: ObservableObject {
  @Published private(set) var credentials = (1...20).map { number in
    Credential(id: number, site: "site\(number).example", user: "user\(number)")
  }
  private var nextID = 21

  /// Another device of the user has saved a password; the newest stands first.
  func syncFromOtherDevice() {
    credentials.insert(Credential(id: nextID, site: "site\(nextID).example", user: "user\(nextID)"), at: 0)
    nextID += 1
  }

  func delete(_ credential: Credential) {
    credentials.removeAll { $0.id == credential.id }
  }
}

struct CredentialsView: View {
  @ObservedObject var store: CredentialVault
  @State private var pending: Credential?
  @State private var isConfirming = false

  var body: some View {
    NavigationStack {
      List {
        ForEach(store.credentials) { credential in
          CredentialRow(credential: credential)
            .swipeActions {
              Button("Delete") {
                pending = credential
                isConfirming = true
              }
              .tint(.red)
            }
        }
      }
      .navigationTitle("Passwords")
      .alert(
        "Delete the password for \(pending?.site ?? "")?", isPresented: $isConfirming, presenting: pending
      ) { credential in
        Button("Delete", role: .destructive) { store.delete(credential) }
        Button("Cancel", role: .cancel) {}
      }
    }
  }
}

struct CredentialRow: View {
  let credential: Credential

  var body: some View {
    VStack(alignment: .leading) {
      Text(credential.site)
      Text(credential.user)
        .font(.caption)
        .foregroundStyle(.secondary)
    }
  }
}
