import SwiftUI

/// A room of the plan. What is changed here is saved with its button.
struct ThermoRow: View {
  let room: ThermoRoom
  let save: (ThermoRoom) -> Void
  @State private var degrees: Int
  @State private var isHeated: Bool

  init(room: ThermoRoom, save: @escaping (ThermoRoom) -> Void) {
    self.room = room
    self.save = save
    _degrees = State(initialValue: room.degrees)
    _isHeated = State(initialValue: room.isHeated)
  }

  private var isChanged: Bool { degrees != room.degrees || isHeated != room.isHeated }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Toggle(room.name, isOn: $isHeated)
      HStack {
        Text(isHeated ? "\(degrees)°" : "off").monospacedDigit()
        Spacer()
        Button("Colder") { degrees -= 1 }.disabled(!isHeated)
        Button("Warmer") { degrees += 1 }.disabled(!isHeated)
        Button("Save") { save(ThermoRoom(name: room.name, degrees: degrees, isHeated: isHeated)) }
          .disabled(!isChanged)
      }
      .buttonStyle(.borderless)
    }
  }
}
