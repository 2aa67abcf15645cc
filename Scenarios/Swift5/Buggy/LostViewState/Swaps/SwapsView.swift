import SwiftUI

struct SwapRow: View {
  @Binding var line: SwapLine
  let takeAll: () -> Void

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(line.token)
        Text("\(line.balance) here")
          .font(.caption)
          .foregroundStyle(line.isTooMuch ? .red : .secondary)
      }
      Spacer()
      TextField("Amount of \(line.token)", text: $line.amount)
        .keyboardType(.numberPad)
        .multilineTextAlignment(.trailing)
        .id("\(line.token)-\(line.amount)")
      Button("All", action: takeAll)
        .buttonStyle(.borderless)
    }
  }
}

struct SwapsView: View {
  @StateObject private var model = SwapModel()

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach($model.lines) { $line in
            SwapRow(line: $line) { model.takeAll(line.id) }
              .swipeActions(edge: .leading) {
                Button(line.isFast ? "Slow" : "Fast") { line.isFast.toggle() }
              }
          }
        } footer: {
          Text("\(model.total) in all")
        }
        if !model.sent.isEmpty {
          Section("Sent") {
            ForEach(model.sent, id: \.self) { Text($0) }
          }
        }
      }
      .navigationTitle("Swap")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Send") { model.send() }
            .disabled(!model.canSend)
        }
      }
    }
  }
}
