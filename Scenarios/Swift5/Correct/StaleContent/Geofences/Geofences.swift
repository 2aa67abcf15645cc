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

  var body: some View {
    Toggle(isOn: Binding(get: { geofence.isArmed }, set: onSwitch)) { label }
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
