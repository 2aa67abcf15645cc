import SwiftUI

struct GrowLampsView: View {
  @ObservedObject var model: GrowLampModel

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(model.rules) { rule in
            GrowRuleRow(rule: rule) { model.set($0, for: rule.id) }
              .swipeActions {
                Button("Delete", role: .destructive) { model.remove(rule.id) }
              }
          }
        } footer: {
          Text("\(model.running) running")
        }
      }
      .navigationTitle("Greenhouse")
      .alert("Greenhouse", isPresented: hasFailed) {
        Button("OK") {}
      } message: {
        Text(model.failure ?? "")
      }
    }
  }

  private var hasFailed: Binding<Bool> {
    Binding(get: { model.failure != nil }, set: { if !$0 { model.failure = nil } })
  }
}
