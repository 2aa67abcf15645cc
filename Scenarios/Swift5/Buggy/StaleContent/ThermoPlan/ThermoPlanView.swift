import SwiftUI

struct ThermoPlanView: View {
  @State private var house = ThermoHouse()

  var body: some View {
    NavigationStack {
      VStack {
        Picker("Days", selection: $house.day) {
          ForEach(ThermoDay.allCases) { Text($0.rawValue).tag($0) }
        }
        .pickerStyle(.segmented)
        .padding(.horizontal)
        List {
          Section(house.summary) {
            ForEach(house.rooms) { room in
              ThermoRow(room: room) { house.save($0, on: house.day) }
            }
          }
          Section {
            LabeledContent("Changes saved", value: "\(house.saves)")
          }
        }
      }
      .navigationTitle("Heating plan")
    }
  }
}
