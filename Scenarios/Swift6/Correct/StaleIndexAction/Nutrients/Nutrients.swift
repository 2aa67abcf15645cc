import SwiftUI

enum NutrientUnit: String {
  case calories, joules

  var other: NutrientUnit { self == .calories ? .joules : .calories }

  func text(_ calories: Int) -> String {
    switch self {
    case .calories: "\(calories) kcal"
    case .joules: "\(calories * 4184 / 1000) kJ"
    }
  }
}

struct Nutrient: Identifiable {
  let id: Int
  let name: String
  let calories: Int
}

@MainActor @Observable final class NutrientTable {
  private(set) var nutrients = (1...30).map { Nutrient(id: $0, name: "Food \($0)", calories: 35 + $0 * 17 % 240) }
  @ObservationIgnored private var last = 30

  func add() {
    last += 1
    nutrients.insert(Nutrient(id: last, name: "Food \(last)", calories: 35 + last * 17 % 240), at: 0)
  }
}

/// A food. Its amount is a button that turns the unit over, in the whole table, as at the supermarket's scales; its name makes it
/// the one that others are compared with.
struct NutrientRow: View {
  let nutrient: Nutrient
  let compared: Nutrient?
  @Binding var unit: NutrientUnit
  let choose: @MainActor () -> Void

  private var difference: String? {
    guard let compared, compared.id != nutrient.id else { return nil }
    let calories = nutrient.calories - compared.calories
    return (calories < 0 ? "−" : "+") + unit.text(abs(calories))
  }

  var body: some View {
    HStack {
      Button(nutrient.name, action: choose)
        .buttonStyle(.plain)
        .fontWeight(compared?.id == nutrient.id ? .bold : .regular)
      Spacer()
      if let difference {
        Text(difference)
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Button(unit.text(nutrient.calories)) { unit = unit.other }
        .buttonStyle(.borderless)
    }
  }
}

struct NutrientsView: View {
  let table: NutrientTable
  @SceneStorage("nutrients.unit") private var unit = NutrientUnit.calories
  @State private var comparedID: Nutrient.ID?

  private var compared: Nutrient? { table.nutrients.first { $0.id == comparedID } }

  var body: some View {
    List(table.nutrients) { nutrient in
      NutrientRow(nutrient: nutrient, compared: compared, unit: $unit) {
        comparedID = comparedID == nutrient.id ? nil : nutrient.id
      }
    }
    .listStyle(.plain)
  }
}
