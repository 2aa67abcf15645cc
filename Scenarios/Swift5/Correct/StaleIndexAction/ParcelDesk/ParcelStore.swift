import Combine
import Foundation

struct DeskParcel: Identifiable, Hashable {
  let id: Int
  let street: String
  let grams: Int
  let note: String
  var isLoaded = false
}

/// Parcels wait at the desk or are loaded into the van, in an order that the driver chooses.
final class ParcelStore {
  struct State: Equatable {
    var waiting: [DeskParcel.ID]
    var loaded: [DeskParcel.ID]
    var expanded: Set<DeskParcel.ID> = []
  }

  let parcels: [DeskParcel.ID: DeskParcel]
  @Published private(set) var state: State
  @Published private(set) var offer: String?
  private var before: State?
  private var expiry: DispatchWorkItem?

  init() {
    let streets = [
      "Mill Lane 3", "Oak Row 12", "Station Road 5", "Church Hill 1", "Dock Street 40", "Elm Court 8", "Fair Green 2",
      "Gate Way 17",
      "High Street 99", "Inn Yard 6", "Joiner Street 4", "King's Walk 23", "Long Acre 31", "Market Place 7", "North Parade 14",
      "Orchard Rise 9", "Pound Lane 18",
    ]
    let all = streets.enumerated().map { offset, street in
      DeskParcel(
        id: offset, street: street, grams: 300 + offset * 1370 % 4100,
        note: offset % 3 == 0 ? "Leave with the neighbour at number \(offset + 2)." : "Ring twice.")
    }
    parcels = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
    state = State(waiting: all.map(\.id), loaded: [])
  }

  func weight(of ids: [DeskParcel.ID]) -> Int { ids.compactMap { parcels[$0]?.grams }.reduce(0, +) }

  /// A parcel that lies on a lighter one, in the order of loading.
  func crushes(_ id: DeskParcel.ID, in state: State) -> Bool {
    guard let place = state.loaded.firstIndex(of: id), place > 0 else { return false }
    return (parcels[id]?.grams ?? 0) > (parcels[state.loaded[place - 1]]?.grams ?? 0)
  }

  func toggleExpanded(_ id: DeskParcel.ID) {
    if state.expanded.remove(id) == nil { state.expanded.insert(id) }
  }

  func load(_ ids: [DeskParcel.ID]) {
    let chosen = state.waiting.filter(ids.contains)
    guard !chosen.isEmpty else { return }
    remember(chosen.count == 1 ? "Loaded \(parcels[chosen[0]]?.street ?? "")" : "Loaded \(chosen.count) parcels")
    var next = state
    next.waiting.removeAll(where: chosen.contains)
    next.loaded += chosen
    state = next
  }

  func unload(_ id: DeskParcel.ID) {
    guard state.loaded.contains(id) else { return }
    remember("Unloaded \(parcels[id]?.street ?? "")")
    var next = state
    next.loaded.removeAll { $0 == id }
    next.waiting = (next.waiting + [id]).sorted()
    state = next
  }

  func reorderLoaded(_ ids: [DeskParcel.ID]) { state.loaded = ids }

  /// The last step can be taken back for some seconds.
  private func remember(_ text: String) {
    expiry?.cancel()
    before = state
    offer = text
    let work = DispatchWorkItem { [weak self] in
      self?.before = nil
      self?.offer = nil
    }
    expiry = work
    DispatchQueue.main.asyncAfter(deadline: .now() + 5, execute: work)
  }

  func takeBack() {
    guard let before else { return }
    expiry?.cancel()
    expiry = nil
    self.before = nil
    offer = nil
    // What is open stays open.
    state = State(waiting: before.waiting, loaded: before.loaded, expanded: state.expanded)
  }
}
