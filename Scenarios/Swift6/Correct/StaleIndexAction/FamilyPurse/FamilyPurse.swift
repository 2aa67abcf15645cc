import SwiftUI

private struct FamilyMember: Identifiable {
  let id: Int
  let name: String
  var bill = 0
}

@MainActor @Observable final class FamilyAccount {
  fileprivate private(set) var members = ["Mother", "Anton", "Bettina", "Corinna", "Damian"].enumerated()
    .map { FamilyMember(id: $0.offset, name: $0.element) }
  fileprivate private(set) var payer = 0

  /// What anybody of the family buys is on the bill of the one who pays.
  fileprivate func buy() {
    guard let place = members.firstIndex(where: { $0.id == payer }) else { return }
    members[place].bill += 5
  }

  fileprivate func pay(_ id: Int) { payer = id }

  fileprivate func settle() {
    for place in members.indices { members[place].bill = 0 }
  }
}

/// A family's account: the bar says who pays.
struct FamilyPurseView: View {
  let account: FamilyAccount

  var body: some View {
    NavigationStack {
      List(account.members) { member in
        HStack {
          Text(member.name)
          Spacer()
          Text("Bill €\(member.bill)")
          Button("Buy a film") { account.buy() }.buttonStyle(.borderless)
        }
        .swipeActions {
          Button("Pays") { account.pay(member.id) }
        }
      }
      .navigationTitle("\(account.members.first { $0.id == account.payer }?.name ?? "") pays")
      .toolbar { Button("Settle") { account.settle() } }
    }
  }
}
