import SwiftUI

struct DoughScaleView: View {
  @State private var dough = DoughFormula()

  var body: some View {
    NavigationStack {
      Form {
        Section {
          Picker("Unit", selection: $dough.unit) {
            ForEach(DoughUnit.allCases) { Text($0.rawValue).tag($0) }
          }
          .pickerStyle(.segmented)
        }
        Section("Ingredients") {
          ForEach(dough.parts) { part in
            DoughRow(part: part, unit: dough.unit, share: dough.share(of: part)) { dough.set($0, for: part.id) }
          }
        }
        Section {
          LabeledContent("Dough", value: "\(dough.total) \(dough.unit.rawValue)")
          Button("Double it") { dough.scale(by: 2) }
        }
      }
      .navigationTitle("Dough scale")
      .toolbar {
        Button("Usual") { dough.fillUsual() }
        Button("Clear") { dough.clear() }
      }
    }
  }
}
