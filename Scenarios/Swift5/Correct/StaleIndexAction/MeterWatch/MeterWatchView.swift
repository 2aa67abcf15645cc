import SwiftUI

struct MeterWatchView: View {
  @ObservedObject var model: MeterModel
  @State private var planned: [MeterTicket.ID: Int] = [:]

  var body: some View {
    NavigationStack {
      List {
        if let notice = model.notice {
          Label(notice, systemImage: "bell.fill")
        }
        if !model.running.isEmpty {
          Section("Running") {
            ForEach(model.running) { ticket in
              MeterRow(ticket: ticket, isFirst: ticket.id == model.running.first?.id)
                .swipeActions(edge: .leading) {
                  Button("Longer") { model.extend(ticket.id) }
                    .tint(.green)
                }
                .swipeActions(edge: .trailing) {
                  Button("Stop") { model.stop(ticket.id) }
                    .tint(.red)
                }
            }
          }
        }
        if !model.over.isEmpty {
          Section("Over") {
            ForEach(model.over) { ticket in
              MeterRow(ticket: ticket, isFirst: false)
                .swipeActions {
                  Button("Clear") { model.stop(ticket.id) }
                }
            }
          }
        }
        Section {
          ForEach(model.waiting) { ticket in
            MeterStartRow(ticket: ticket, seconds: seconds(ticket.id)) {
              model.start(ticket.id, seconds: planned.removeValue(forKey: ticket.id) ?? 60)
            }
          }
        } header: {
          Text("Cars")
        } footer: {
          Text("\(model.running.count) of \(model.tickets.count) parked")
        }
      }
      .navigationTitle("Meters")
    }
  }

  private func seconds(_ id: MeterTicket.ID) -> Binding<Int> {
    Binding(get: { planned[id] ?? 60 }, set: { planned[id] = $0 })
  }
}
