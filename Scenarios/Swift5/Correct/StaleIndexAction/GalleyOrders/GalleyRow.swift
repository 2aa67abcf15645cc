import SwiftUI

struct GalleyRow: View {
  let ticket: GalleyTicket
  /// The ticket above is for the same table: its number is not said again.
  let continues: Bool
  let bump: () -> Void

  private var time: String {
    if ticket.isReady { return "ready" }
    return ticket.left < 0 ? "late by \(-ticket.left) s" : "\(ticket.left) s left"
  }

  var body: some View {
    HStack {
      Text(continues ? "↳" : "Table \(ticket.table)")
        .font(.subheadline.bold())
        .frame(width: 70, alignment: .leading)
      VStack(alignment: .leading) {
        Text(ticket.dish).font(.headline)
        Text(time).font(.caption).foregroundStyle(ticket.left < 60 && !ticket.isReady ? Color.red : Color.secondary)
      }
      Spacer()
      if ticket.isRush { Text("RUSH").font(.caption.bold()).foregroundStyle(.red) }
      Button(ticket.isReady ? "Serve" : "Done", action: bump).buttonStyle(.bordered)
    }
    .listRowBackground(ticket.isRush ? Color.red.opacity(0.1) : Color.clear)
  }
}
