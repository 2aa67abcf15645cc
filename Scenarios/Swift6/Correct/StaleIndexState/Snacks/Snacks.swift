import SwiftUI

/// A snack on a shelf. Numbers are those on the price tags, and every shelf has its own.
struct Snack: Identifiable {
  let number: Int
  let name: String

  let price: Int
  let shelf: String

  var id: String { "\(shelf) \(number)" }
}

struct SnackShelf: Identifiable {
  let id: String
  var snacks: [Snack]

  init(_ title: String, _ names: [String]) {
    id = title
    snacks = []
    names.forEach { add($0) }
  }

  mutating func add(_ name: String) {
    let number = (snacks.last?.number ?? 0) + 1
    snacks.append(Snack(number: number, name: name, price: 90 + 15 * number, shelf: id))
  }
}

@MainActor @Observable final class SnackBar {
  private(set) var shelves = [
    SnackShelf("Sweet", ["Fudge", "Toffee", "Nougat", "Marzipan", "Liquorice", "Wafers", "Brittle", "Truffles"]),
    SnackShelf("Salty", ["Pretzels", "Crisps", "Popcorn", "Crackers", "Peanuts", "Nachos", "Olives", "Sticks"]),
    SnackShelf("Fresh", ["Grapes", "Carrots", "Melon", "Celery", "Berries", "Apples", "Radishes", "Plums"]),
  ]
  /// What is to be paid.
  private(set) var basket: Set<Snack.ID> = []

  func toggle(_ snack: Snack) {
    if basket.remove(snack.id) == nil { basket.insert(snack.id) }
  }

  func restock() {
    for row in shelves.indices { shelves[row].add("New \(shelves[row].id.lowercased()) \(shelves[row].snacks.count + 1)") }
  }
}

struct SnackTile: View {
  let snack: Snack
  let isChosen: Bool

  var body: some View {
    VStack {
      Text(snack.name)
      Text(isChosen ? "In basket" : "\(snack.price) ct")
        .font(.caption)
        .foregroundStyle(isChosen ? Color.green : Color.secondary)
    }
    .frame(maxWidth: .infinity, minHeight: 52)
    .background(RoundedRectangle(cornerRadius: 10).strokeBorder(isChosen ? Color.green : Color.gray))
  }
}

struct SnacksView: View {
  let bar: SnackBar
  private let columns = [GridItem(.flexible()), GridItem(.flexible()), GridItem(.flexible())]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, spacing: 8) {
        ForEach(bar.shelves) { shelf in
          Section {
            ForEach(shelf.snacks) { snack in
              Button {
                bar.toggle(snack)
              } label: {
                SnackTile(snack: snack, isChosen: bar.basket.contains(snack.id))
              }
              .buttonStyle(.plain)
            }
          } header: {
            Text(shelf.id)
              .font(.title2)
          }
        }
      }
      .padding()
    }
  }
}
