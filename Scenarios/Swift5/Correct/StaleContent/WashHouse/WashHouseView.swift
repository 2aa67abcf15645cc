import SwiftUI

struct WashHouseView: View {
  @State private var house = WashHouse()
  @State private var showsLog = false

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(house.drums) { drum in
            WashRow(drum: drum)
              .swipeActions(edge: .leading) {
                ForEach(WashProgram.allCases) { program in
                  Button(program.rawValue) { house.choose(program, for: drum.id) }
                }
              }
          }
        } header: {
          Text("\(house.running) washing, \(house.free) free")
        }
      }
      .navigationTitle("Wash house")
      .toolbar {
        Button("Log") { showsLog = true }
        Button("Stop all") { house.stopAll() }
      }
      .sheet(isPresented: $showsLog) { WashLogView(lines: house.log) }
    }
    .environment(house)
  }
}

struct WashLogView: View {
  @Environment(\.dismiss) private var dismiss
  let lines: [String]

  var body: some View {
    NavigationStack {
      List {
        if lines.isEmpty { Text("Nothing yet").foregroundStyle(.secondary) }
        ForEach(Array(lines.enumerated()), id: \.offset) { Text($0.element) }
      }
      .navigationTitle("Log")
      .toolbar { Button("Done") { dismiss() } }
    }
  }
}
