import Foundation
import Observation

struct Account: Identifiable, Equatable {
  let id: Int
  var name: String
  var balance: Int
  var isClosed = false
}

@MainActor @Observable final class AccountStore {
  private(set) var accounts: [Account]
  @ObservationIgnored private var lastID: Int

  init() {
    let names = ["Household", "Rent", "Holiday", "Bicycle", "Garden", "Savings", "Presents", "Choir trip"]
    accounts = names.enumerated().map { Account(id: $0.offset + 1, name: $0.element, balance: 50 + $0.offset * 25) }
    lastID = names.count
  }

  var total: Int { accounts.filter { !$0.isClosed }.reduce(0) { $0 + $1.balance } }

  func account(_ id: Account.ID) -> Account? { accounts.first { $0.id == id } }

  /// By name; an empty query finds all.
  func accounts(matching query: String) -> [Account] {
    accounts
      .filter { query.isEmpty || $0.name.localizedCaseInsensitiveContains(query) }
      .sorted { ($0.name, $0.id) < ($1.name, $1.id) }
  }

  func add(name: String, balance: Int) {
    lastID += 1
    accounts.append(Account(id: lastID, name: name, balance: balance))
  }

  func book(_ amount: Int, on id: Account.ID) {
    guard let index = accounts.firstIndex(where: { $0.id == id }) else { return }
    accounts[index].balance += amount
  }

  func setClosed(_ isClosed: Bool, _ id: Account.ID) {
    guard let index = accounts.firstIndex(where: { $0.id == id }) else { return }
    accounts[index].isClosed = isClosed
  }
}
