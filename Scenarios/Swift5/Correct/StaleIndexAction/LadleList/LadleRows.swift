import SwiftUI

struct LadleEntryRow: View {
  let entry: LadleEntry
  let isBought: Bool
  let wanted: [String]

  var body: some View {
    HStack {
      Image(systemName: isBought ? "cart.fill" : "cart")
        .accessibilityLabel(isBought ? "Bought" : "To buy")
      VStack(alignment: .leading) {
        Text(entry.thing).strikethrough(isBought)
        Text("for " + wanted.joined(separator: ", ")).font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      Text(entry.words).monospacedDigit()
    }
    .contentShape(Rectangle())
  }
}

/// A dish that opens to show what it needs. It is open for as long as the screen is, wherever the dish goes.
struct LadleDishRow: View {
  let dish: LadleDish
  let bought: Set<String>
  @Binding var isOpen: Bool
  let cook: (Bool) -> Void
  let invite: (Int) -> Void

  private var isReady: Bool { dish.needs.allSatisfy { bought.contains($0.thing) } }

  var body: some View {
    VStack(alignment: .leading) {
      Toggle(isOn: Binding(get: { dish.isCooked }, set: cook)) {
        Text(dish.name).foregroundStyle(isReady ? .green : .primary)
      }
      HStack {
        Button(isOpen ? "Hide" : "Needs \(dish.needs.count) things") { isOpen.toggle() }
        Spacer()
        Button {
          invite(-1)
        } label: {
          Image(systemName: "person.badge.minus")
        }
        .accessibilityLabel("One less")
        Text("for \(dish.persons)")
        Button {
          invite(1)
        } label: {
          Image(systemName: "person.badge.plus")
        }
        .accessibilityLabel("One more")
      }
      .font(.caption)
      .buttonStyle(.borderless)
      .disabled(!dish.isCooked)
      if isOpen {
        ForEach(dish.needs, id: \.self) { need in
          Label(need.thing, systemImage: bought.contains(need.thing) ? "checkmark" : "circle.dotted")
            .font(.footnote)
        }
      }
    }
  }
}
