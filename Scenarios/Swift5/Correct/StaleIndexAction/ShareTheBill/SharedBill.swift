import Foundation

struct BillGuest: Identifiable, Hashable {
  let id: Int
  var name: String
  var portions: Int
  var isInvited = false
}

/// A bill in cents that guests share by portions; who is invited pays nothing.
struct SharedBill: Equatable {
  var cents = 18_450
  var tipPercent = 10
  var guests: [BillGuest] = []

  var total: Int { cents + cents * tipPercent / 100 }
  var portions: Int { guests.filter { !$0.isInvited }.map(\.portions).reduce(0, +) }

  /// What everybody pays. The cents that are left go to the first payers, one each.
  var shares: [BillGuest.ID: Int] {
    let payers = guests.filter { !$0.isInvited && $0.portions > 0 }
    guard portions > 0 else { return [:] }
    var result: [BillGuest.ID: Int] = [:]
    for guest in payers { result[guest.id] = total * guest.portions / portions }
    var rest = total - result.values.reduce(0, +)
    for guest in payers where rest > 0 {
      result[guest.id, default: 0] += 1
      rest -= 1
    }
    return result
  }

  static func text(_ cents: Int) -> String { String(format: "%d.%02d €", cents / 100, cents % 100) }
}

/// The bill with its past.
final class BillDesk {
  private(set) var bill = SharedBill()
  private var past: [SharedBill] = []
  private var future: [SharedBill] = []
  private var nextID = 0
  var onChange: ((_ old: SharedBill, _ new: SharedBill) -> Void)?

  init() {
    for name in ["Amira", "Björn", "Chidi", "Dolores", "Emre", "Fatou", "Greta", "Hugo", "Inês", "Jonas", "Kaja", "Liam", "Mina"]
    {
      bill.guests.append(BillGuest(id: nextID, name: name, portions: 1))
      nextID += 1
    }
  }

  func change(_ body: (inout SharedBill) -> Void) {
    let old = bill
    body(&bill)
    guard bill != old else { return }
    past.append(old)
    future = []
    onChange?(old, bill)
  }

  func changeGuest(_ id: BillGuest.ID, _ body: (inout BillGuest) -> Void) {
    change { bill in
      guard let index = bill.guests.firstIndex(where: { $0.id == id }) else { return }
      body(&bill.guests[index])
    }
  }

  func add(_ name: String) {
    let id = nextID
    nextID += 1
    change { $0.guests.append(BillGuest(id: id, name: name, portions: 1)) }
  }

  var canUndo: Bool { !past.isEmpty }
  var canRedo: Bool { !future.isEmpty }

  func undo() {
    guard let last = past.popLast() else { return }
    let old = bill
    future.append(old)
    bill = last
    onChange?(old, bill)
  }

  func redo() {
    guard let next = future.popLast() else { return }
    let old = bill
    past.append(old)
    bill = next
    onChange?(old, bill)
  }
}
