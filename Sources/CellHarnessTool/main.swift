print("cellharness")
