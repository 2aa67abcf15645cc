import SwiftUI

struct GiftCode: Identifiable {
  let id: Int
  let shop: String
  var code = ""

  var isComplete: Bool { code.count == 4 }
}

/// A code has four letters: with the last one the field makes room for the answer, and the keyboard goes.
struct GiftCodesView: View {
  @State private var giftCodes = ["Bakery", "Florist", "Library", "Theatre"].enumerated().map {
    GiftCode(id: $0.offset, shop: $0.element)
  }

  var body: some View {
    List($giftCodes) { $giftCode in
      HStack {
        Text(giftCode.shop)
        Spacer()
        if giftCode.isComplete {
          Text("\(giftCode.code) is valid")
        } else {
          TextField("Code", text: $giftCode.code)
        }
      }
    }
  }
}
