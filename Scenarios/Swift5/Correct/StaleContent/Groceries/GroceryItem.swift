import Foundation

struct GroceryItem {
  let id: Int
  var name: String
  var shop: String
  var isBought: Bool
}
