import SwiftUI

/// One ingredient with the field for its weight.
struct DoughRow: View {
  let part: DoughPart
  let unit: DoughUnit
  let share: String
  let change: (String) -> Void

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(part.name).font(.headline)
        Text("usually \(part.usual) g").font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      TextField(
        unit.rawValue,
        text: Binding {
          part.amount
        } set: {
          change($0)
        }
      )
      .keyboardType(.numberPad)
      .multilineTextAlignment(.trailing)
      .frame(width: 80)
      .id("\(part.id)-\(unit.rawValue)-\(part.amount)")
      Text(share).font(.footnote.monospacedDigit()).frame(width: 52, alignment: .trailing)
    }
  }
}
