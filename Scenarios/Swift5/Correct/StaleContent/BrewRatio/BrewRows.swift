import SwiftUI

/// An amount with a button at each side.
struct BrewAmountRow: View {
  let title: String
  let unit: String
  let step: Int
  let range: ClosedRange<Int>
  @Binding var amount: Int

  var body: some View {
    HStack {
      Text(title)
      Spacer()
      Button {
        amount = max(range.lowerBound, amount - step)
      } label: {
        Image(systemName: "minus.circle")
      }
      .accessibilityLabel("Less")
      Text("\(amount) \(unit)").monospacedDigit()
      Button {
        amount = min(range.upperBound, amount + step)
      } label: {
        Image(systemName: "plus.circle")
      }
      .accessibilityLabel("More")
    }
    .buttonStyle(.borderless)
  }
}

struct BrewCupRow: View {
  let cup: BrewCup
  let rate: (Int) -> Void

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text("Cup \(cup.id)").font(.headline)
        Text("\(cup.grams) g, \(cup.water) ml, \(cup.grind)").font(.caption)
      }
      Spacer()
      Text(cup.ratio).monospacedDigit()
      ForEach(1..<6) { star in
        Button {
          rate(star)
        } label: {
          Image(systemName: star <= cup.stars ? "star.fill" : "star")
        }
        .accessibilityLabel("\(star) of 5")
      }
    }
    .buttonStyle(.borderless)
  }
}
