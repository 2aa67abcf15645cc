import SwiftUI

struct Geofence: Identifiable {
  let id: Int
  let place: String
  var isArmed: Bool
}

final class GeofenceStore: ObservableObject {
  @Published private(set) var geofences = (1...18).map { number in
    Geofence(id: number, place: "Place \(number)", isArmed: number % 3 == 0)
  }

  var armedCount: Int { geofences.filter(\.isArmed).count }

  func setArmed(_ isArmed: Bool, id: Geofence.ID) {
    guard let index = geofences.firstIndex(where: { $0.id == id }) else { return }
    geofences[index].isArmed = isArmed
  }

  /// The partner's phone arms what is not armed among the first places, and the other way round.
  func partnerSwitches() {
    for index in geofences.indices.prefix(4) { geofences[index].isArmed.toggle() }
  }
}

struct GeofenceRow: View {
  let geofence: Geofence
  let onSwitch: (Bool) -> Void
  @State private var isArmed: Bool

  init(geofence: Geofence, onSwitch: @escaping (Bool) -> Void) {
    self.geofence = geofence
    self.onSwitch = onSwitch
    _isArmed = State(initialValue: geofence.isArmed)
  }

  var body: some View {
    Toggle(isOn: $isArmed) { label }
      .onChange(of: isArmed) { _, isArmed in onSwitch(isArmed) }
  }

  private var label: some View {
    VStack(alignment: .leading) {
      Text(geofence.place)
      Text("Radius \(100 + geofence.id * 10) m")
        .font(.caption)
        .foregroundStyle(.secondary)
    }
  }
}

struct GeofencesView: View {
  @ObservedObject var store: GeofenceStore

  var body: some View {
    NavigationStack {
      List {
        Section("\(store.armedCount) armed") {
          ForEach(store.geofences) { geofence in
            GeofenceRow(geofence: geofence) { store.setArmed($0, id: geofence.id) }
          }
        }
      }
      .navigationTitle("Geofences")
    }
  }
}
